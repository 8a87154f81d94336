// SPDX-License-Identifier: MIT
#include "theory/partizan/form_reports.hpp"

#include <gtest/gtest.h>

#include <string>

#include "theory/partizan/notation.hpp"

namespace harary {
namespace {

FormReport report_on(const std::string& text) {
  ConwayGames games(100'000);
  return FormReports(games).of(read_form(games, text, "value"));
}

std::string picture_of(const std::string& text) {
  ConwayGames games(100'000);
  return FormReports(games).picture(read_form(games, text, "value"));
}

std::size_t count_of(const std::string& text, const std::string& word) {
  std::size_t count = 0;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
  return count;
}

TEST(FormReports, SayAllOfAValue) {
  const FormReport report = report_on("{2|{1|-1}}");
  EXPECT_EQ(report.form, "{2|±1}");
  EXPECT_EQ(report.birthday, 3);
  EXPECT_EQ(report.left_stop, (Dyadic{2, 0}));
  EXPECT_EQ(report.right_stop, (Dyadic{1, 0}));
  EXPECT_EQ(report.outcome, "left");
  EXPECT_EQ(report.reduced, "{2|±1}");
  EXPECT_EQ(report.atomic_weight, std::nullopt);
  EXPECT_EQ(report_on("^*").atomic_weight, "1");
  EXPECT_EQ(report_on("^*").outcome, "first");
  EXPECT_EQ(report_on("v").outcome, "right");
  EXPECT_EQ(report_on("{-1|1}").outcome, "second");
}

TEST(FormReports, LeaveOutWhatNeedsTooManyForms) {
  const std::string text = "{3^|1||-4|-5*}";
  ConwayGames large(100'000);
  read_form(large, text, "value");
  // Room for the value and no more.
  ConwayGames games(large.size());
  const auto g = read_form(games, text, "value");
  const FormReport report = FormReports(games).of(g);
  EXPECT_EQ(report.form, "{{3^|1}|{-4|-5*}}");
  EXPECT_EQ(report.reduced, std::nullopt);
}

TEST(ThermographPictures, ShowWallsScaffoldsAndMast) {
  const std::string hot = picture_of("{2|-1}");
  EXPECT_EQ(hot.rfind("<svg ", 0), 0U);
  EXPECT_NE(hot.find("<title>Thermograph of {2|-1}: mean 1/2, temperature 3/2</title>"),
            std::string::npos);
  EXPECT_EQ(count_of(hot, "<polyline"), 5U);
  EXPECT_EQ(count_of(hot, "stroke-dasharray"), 2U);
  // An integer is a mast alone.
  EXPECT_EQ(count_of(picture_of("3"), "<polyline"), 1U);
}

}  // namespace
}  // namespace harary
